-- Words of the posts of a CV, each under the year in which its post ended (2023~close): "in the last five years" is then six words of
-- which one has to be there, which an index answers without looking at a row. A post that had not ended when the CV came ended then.
-- From the lines as judging saw them, so they tell nothing of who is covered. The place of a word skips one between two posts, so that
-- no phrase goes on from one into the next.
create function cv_post_words(kept json) returns tsvector language sql immutable strict parallel safe as $$
  with posts as (
      select ordinality - 1 as post, ((post->'span'->>'to')::numeric::integer - 1) / 12 as until
      from json_array_elements(kept->'positions') with ordinality as listed (post)),
    texts as (
      select post, until, string_agg(line->>'text', e'\n' order by ordinality) as said
      from json_array_elements(kept->'lines') with ordinality as listed (line)
        join posts on post = (line->>'position')::integer group by post, until),
    placed as (
      select until, word, row_number() over (order by post, place) + post as place from texts, words_of(said))
  select coalesce(string_agg(format('''%s~%s'':%s', until, word, least(place, 16383)), ' '), '')::tsvector from placed $$;
alter table cv_texts add column post_words tsvector not null generated always as (cv_post_words(kept)) stored;
-- For a word that most CVs have, plans preferred to read every text: they do not count that each is brought in from elsewhere. The owner
-- as text fits no other index, so that the search has the choice between this one and none, and `enable_seqscan` takes the other away.
drop index cv_texts_search;
create index cv_texts_search on cv_texts using gin ((user_id::text), search_words, post_words);
grant select (post_words) on cv_texts to evenhand_search;

-- The lines that such a search looked at, to cut an excerpt from.
create function cv_post_lines(kept json, since integer) returns text language sql immutable strict parallel safe as $$
  select string_agg(line->>'text', e'\n' order by ordinality)
  from json_array_elements(kept->'lines') with ordinality as listed (line)
  where ((kept->'positions'->(line->>'position')::integer->'span'->>'to')::numeric::integer - 1) / 12 >= since $$;

-- Every part ([{"text", "since"}]) in some post that ended in its year or later. No post ends later than next year. Null where nothing
-- can be found.
create function post_query(parts jsonb) returns tsquery language sql stable strict parallel safe as $$
  select case when not bool_or(wanted is null) then string_agg('(' || wanted || ')', ' & ')::tsquery end
  from jsonb_array_elements(parts) part, lateral (
    select string_agg(phrase, ' | ') as wanted
    from generate_series(greatest((part->>'since')::integer, 1950), extract(year from now())::integer + 1) year, lateral (
      select '(' || string_agg(format('''%s~%s''', year, word), ' <-> ' order by place) || ':*)' as phrase
      from words_of(part->>'text')) phrases) years $$;

-- As before, and with words that have to stand in posts of a time (wanted.dated).
create or replace function find_candidates(phrases text[], words text[], wanted jsonb, at_most integer, in_cvs boolean) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  is_every boolean := cardinality(phrases) > 0;
  parts text[] := case when is_every then phrases else words end;
  has_them text;
  found_in_cvs uuid[];
  found_blind uuid[];
  found_dated uuid[];
begin
  select string_agg(format('search_text like %L', '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'),
      case when is_every then ' and ' else ' or ' end)
    into has_them
    from unnest(parts) part;
  if has_them is null and wanted->'dated' is null then
    return;
  end if;
  if has_them is not null and in_cvs then
    execute 'select array_agg(candidate_id) from cv_texts where user_id::text = $1 and search_words @@ $2'
      into found_in_cvs using current_owner()::text, cv_query(parts, is_every);
    execute 'select array_agg(candidate_id) from cv_texts where user_id = $1 and blind_words @@ $2
        and candidate_id = any(array(select id from bulk_analysis_results where user_id = $1 and is_covered))'
      into found_blind using current_owner(), cv_query(parts, is_every);
    has_them := format('(%s) or (id = any($4) and not is_covered) or id = any($5)', has_them);
  end if;
  if wanted->'dated' is not null then
    execute 'select array_agg(candidate_id) from cv_texts where user_id::text = $1 and post_words @@ $2'
      into found_dated using current_owner()::text, post_query(wanted->'dated');
    has_them := format('(%s) and id = any($6)', coalesce(has_them, 'true'));
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
    order by created_at desc, id desc limit $3', has_them)
    using current_owner(), wanted, at_most, found_in_cvs, found_blind, found_dated;
end
$$;
