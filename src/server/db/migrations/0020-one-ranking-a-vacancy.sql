-- CVs that are added later are ranked with those that came before them. All uploads of one ranking name the first of them; null is
-- an upload that stands alone. No foreign key: the first one may be erased before the others.
alter table bulk_file_uploads add column ranking_id uuid;
create index bulk_file_uploads_ranking on bulk_file_uploads (user_id, (coalesce(ranking_id, id)));

-- The files of an upload that its ranking held already, by name: they were left out, and the person is told.
alter table bulk_file_uploads add column known_cvs text[] not null default '{}';
create index stored_files_content on stored_files (user_id, sha256);

-- The place of everybody in their ranking, also of those beyond the shortlist: they are told it, and equal scores stand by it.
alter table bulk_analysis_results add column ranking_place integer;
alter table bulk_analysis_results no force row level security;
update bulk_analysis_results ranked set ranking_place = placed.place
  from (select id, row_number() over (partition by bulk_upload_id
      order by score desc, musts_met desc nulls last, evidence_confidence desc nulls last, position) as place
    from bulk_analysis_results where status = 'completed' and bulk_upload_id is not null) placed
  where placed.id = ranked.id;
-- What lists call a red flag, by the reasons that stayed.
update bulk_analysis_results set flag_level = case
    when status = 'error' or coalesce(error_message, '') <> '' or score < 40
      or (jsonb_array_length(technical_skills) >= 3 and tech_match < 20) then 'major'
    when score < 70 or (jsonb_array_length(technical_skills) >= 3 and tech_match < 50)
      or (jsonb_array_length(soft_skills) >= 2 and soft_match < 40) then 'minor'
    else 'none' end
  where status in ('completed', 'error');
alter table bulk_analysis_results force row level security;
-- Falling, as the score is: a page goes on behind one row of values.
alter table bulk_analysis_results add column rank_order integer not null generated always as (-coalesce(ranking_place, 2147483647)) stored;
drop index bulk_analysis_results_best;
create index bulk_analysis_results_best on bulk_analysis_results (user_id, match_score, rank_order, id);

-- Whoever has no name is called by the file, without its ending.
alter table bulk_analysis_results alter column sort_name
  set expression as (lower(coalesce(candidate_name, regexp_replace(file_name, '\.[[:alpha:]]{2,5}$', ''))));
