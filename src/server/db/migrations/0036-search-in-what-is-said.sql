-- Searching finds what the CV or the recruiter says, and no longer what we wrote about it: of a screened candidate the summary and the
-- strengths leave the searched text, a skill is found by the line that shows it, and notes come in as a last line. Whoever is covered is
-- found by the CV as judging saw it, until the figures are made anew. A text that has its tenth line already is left as it is.
create function pg_temp.one_line(raw text) returns text language sql immutable as $$
  select trim(regexp_replace(fold_text(coalesce(raw, '')), '\s+', ' ', 'g')) $$;
create function pg_temp.quotes(skills jsonb) returns text language sql immutable as $$
  select pg_temp.one_line(string_agg(coalesce(skill->>'evidence', skill #>> '{}'), ', '))
  from jsonb_array_elements(skills) skill where skill->>'level' is distinct from 'missing' $$;

-- Forced, row-level security would hide the rows.
alter table bulk_analysis_results no force row level security;
update bulk_analysis_results set search_text = array_to_string(case when status = 'completed'
    then lines[1:2] || array[
      case when is_covered then '' else pg_temp.quotes(technical_skills) end,
      case when is_covered then '' else pg_temp.quotes(soft_skills) end, '', ''] || lines[7:9]
    else lines end || case when is_covered then '' else pg_temp.one_line(notes) end, e'\n')
  from (select id as line_id, string_to_array(search_text, e'\n') as lines from bulk_analysis_results) split
  where id = line_id and cardinality(lines) = 9;
alter table bulk_analysis_results force row level security;
