-- Blind review: readers of a vacancy's candidates see what judging saw of them, under a number instead of a name.
alter table jobs
  add column is_blind boolean not null default false,
  -- The last number that was given to a candidate; a number is never given twice.
  add column numbered integer not null default 0,
  -- How many people were revealed. It stays when they are erased.
  add column reveals integer not null default 0;
alter table bulk_analysis_results
  add column blind_number integer,
  add column is_covered boolean not null default false check (not is_covered or blind_number is not null),
  add column revealed_at timestamptz;
create index bulk_analysis_results_covered on bulk_analysis_results (user_id) where is_covered;

-- What a file is called where a person reads it, and what lists are sorted by: neither tells who is covered.
alter table bulk_analysis_results add column shown_file text not null generated always as (
  case when is_covered then 'Candidate ' || blind_number || coalesce(substring(file_name from '\.[[:alpha:]]{2,5}$'), '') else file_name end) stored;
alter table bulk_analysis_results alter column sort_name set expression as (
  case when is_covered then 'candidate ' || lpad(blind_number::text, 9, '0')
    else lower(coalesce(candidate_name, regexp_replace(file_name, '\.[[:alpha:]]{2,5}$', ''))) end);

-- Every way by which a candidate comes to a vacancy passes here. The vacancy's lock: one that is being made blind at the same moment
-- misses nobody.
create function cover_candidate() returns trigger language plpgsql as $$
declare
  blind boolean;
begin
  if tg_op = 'UPDATE' then
    if new.job_id is not distinct from old.job_id then
      return new;
    end if;
    new.blind_number := null;
    new.revealed_at := null;
  end if;
  new.is_covered := false;
  select is_blind into blind from jobs where id = new.job_id for no key update;
  if blind then
    if new.blind_number is null then
      update jobs set numbered = numbered + 1 where id = new.job_id returning numbered into new.blind_number;
    end if;
    new.is_covered := new.revealed_at is null;
  end if;
  if new.is_covered then
    -- Until the list figures are made anew: the file's name would be found.
    new.search_text := 'candidate ' || new.blind_number;
  end if;
  return new;
end
$$;
create trigger cover_candidate before insert or update of job_id on bulk_analysis_results
  for each row execute function cover_candidate();
grant select (is_blind, numbered), update (numbered) on jobs to evenhand_system;

-- The words of a CV as judging saw them. Without an index: only covered candidates are looked for in it.
create function cv_blind_words(kept json) returns tsvector language sql immutable strict parallel safe as $$
  select coalesce(string_agg(format('''%s'':%s', word, least(place, 16383)), ' '), '')::tsvector
  from words_of((select coalesce(string_agg(line->>'text', e'\n'), '') from json_array_elements(kept->'lines') line)) $$;
alter table cv_texts add column blind_words tsvector not null generated always as (cv_blind_words(kept)) stored;
grant select (blind_words) on cv_texts to evenhand_search;
grant select (is_covered) on bulk_analysis_results to evenhand_search;

-- As before; a covered candidate is found by what is shown of the CV.
create or replace function find_candidates(phrases text[], words text[], wanted jsonb, at_most integer, in_cvs boolean) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  is_every boolean := cardinality(phrases) > 0;
  parts text[] := case when is_every then phrases else words end;
  has_them text;
  found_in_cvs uuid[];
  found_blind uuid[];
begin
  select string_agg(format('search_text like %L', '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'),
      case when is_every then ' and ' else ' or ' end)
    into has_them
    from unnest(parts) part;
  if has_them is null then
    return;
  end if;
  if in_cvs then
    execute 'select array_agg(candidate_id) from cv_texts where user_id = $1 and search_words @@ $2'
      into found_in_cvs using current_owner(), cv_query(parts, is_every);
    execute 'select array_agg(candidate_id) from cv_texts where user_id = $1 and blind_words @@ $2
        and candidate_id = any(array(select id from bulk_analysis_results where user_id = $1 and is_covered))'
      into found_blind using current_owner(), cv_query(parts, is_every);
    has_them := format('(%s) or (id = any($4) and not is_covered) or id = any($5)', has_them);
  end if;
  return query execute format('select id from bulk_analysis_results where user_id = $1 and (%s)
    and ($2->>''job_id'' is null or job_id = ($2->>''job_id'')::uuid)
    and ($2->>''status'' is null or status = $2->>''status'')
    and ($2->>''is_shortlisted'' is null or is_shortlisted = ($2->>''is_shortlisted'')::boolean)
    and ($2->>''level'' is null or experience_level = $2->>''level'')
    and ($2->>''flags'' is null or flag_level = $2->>''flags'')
    and match_score between ($2->>''score_min'')::integer and ($2->>''score_max'')::integer
    and tech_match between ($2->>''tech_min'')::integer and ($2->>''tech_max'')::integer
    and soft_match between ($2->>''soft_min'')::integer and ($2->>''soft_max'')::integer
    order by created_at desc, id desc limit $3', has_them) using current_owner(), wanted, at_most, found_in_cvs, found_blind;
end
$$;
