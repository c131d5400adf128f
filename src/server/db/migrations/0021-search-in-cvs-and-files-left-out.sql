-- Searching in the text of CVs, and without regard to accents. `shared/fold-text.ts` folds what is looked for in the same way.
create function fold_text(raw text) returns text language sql immutable strict parallel safe as $$
  select translate(replace(replace(replace(
    regexp_replace(normalize(lower(raw), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðı', 'olddi') $$;

-- A word may end in signs: c++, c#. The others (node.js, front-end) are words that follow each other. Of the first forty pages or so:
-- an entry of an index has its limits.
create function words_of(raw text) returns table (word text, place bigint) language sql immutable strict parallel safe as $$
  select left(found[1], 200), place
  from regexp_matches(fold_text(left(raw, 100000)), '[[:alnum:]][[:alnum:]+#]*', 'g') with ordinality as matched (found, place) $$;

-- The text alone: what is kept is ten times as large, with the place of every word.
create function cv_plain(kept json) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(page->>'text', e'\n'), '') from json_array_elements(kept->'pages') page $$;
-- 16383 is the last place that an entry can tell from the others; words behind it are found alone, not as part of a phrase.
create function cv_words(kept json) returns tsvector language sql immutable strict parallel safe as $$
  select coalesce(string_agg(format('''%s'':%s', word, least(place, 16383)), ' '), '')::tsvector from words_of(cv_plain(kept)) $$;
alter table cv_texts
  add column plain text not null generated always as (cv_plain(kept)) stored,
  add column search_words tsvector not null generated always as (cv_words(kept)) stored;
create index cv_texts_search on cv_texts using gin (user_id, search_words);

-- Each part as words that follow each other, the last of which may go on ("kube" finds Kubernetes). Null where nothing can be found.
create function cv_query(parts text[], is_every boolean) returns tsquery language sql immutable strict parallel safe as $$
  select case when is_every and bool_or(wanted is null) then null
    else string_agg(wanted, case when is_every then ' & ' else ' | ' end)::tsquery end
  from unnest(parts) part,
    lateral (select '(' || string_agg(format('''%s''', word), ' <-> ' order by place) || ':*)' as wanted from words_of(part)) phrase $$;

-- What lists search is folded from now on; forced, row-level security would hide the rows.
alter table bulk_analysis_results no force row level security;
update bulk_analysis_results set search_text = fold_text(search_text) where search_text ~ '[^[:ascii:]]';
alter table bulk_analysis_results force row level security;

-- Files that could not be sent, with the reason of each, and failed CVs stay on the shortlist until somebody has put them away.
alter table bulk_file_uploads add column left_out jsonb not null default '[]';
alter table bulk_analysis_results add column is_dismissed boolean not null default false;

create policy searching on cv_texts for select to evenhand_search using (true);
grant select (candidate_id, user_id, search_words) on cv_texts to evenhand_search;

-- As before, and in the CVs too where that is wanted. Their ids come first, as values: the plan for a few is another than that for most.
drop function find_candidates(text[], text[], jsonb, integer);
create function find_candidates(phrases text[], words text[], wanted jsonb, at_most integer, in_cvs boolean) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  is_every boolean := cardinality(phrases) > 0;
  parts text[] := case when is_every then phrases else words end;
  has_them text;
  found_in_cvs uuid[];
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
    has_them := format('(%s) or id = any($4)', has_them);
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
    order by created_at desc, id desc limit $3', has_them) using current_owner(), wanted, at_most, found_in_cvs;
end
$$;
grant create on schema public to evenhand_search;
alter function find_candidates(text[], text[], jsonb, integer, boolean) owner to evenhand_search;
revoke create on schema public from evenhand_search;
revoke all on function find_candidates(text[], text[], jsonb, integer, boolean) from public;
grant execute on function find_candidates(text[], text[], jsonb, integer, boolean) to evenhand_app;
