-- What a score is made of besides the findings, so that changed weights give a new score without reading again; why a person
-- should look first; and what tells two versions of one person's CV.
alter table bulk_analysis_results
  add column role_fit double precision,
  add column review_reasons jsonb not null default '[]',
  add column content_hash text,
  add column person_hashes jsonb not null default '[]';

-- The only place of a vacancy's criteria: what is changed here is what every later CV is judged by. `key` is the id that
-- findings carry. No right to delete: they go with their upload.
create table criteria (
  user_id uuid not null references users on delete cascade,
  upload_id uuid not null references bulk_file_uploads on delete cascade,
  key text not null,
  position integer not null,
  wording text not null,
  kind text not null check (kind in ('skill', 'experience', 'education', 'certificate', 'soft_skill', 'duty')),
  importance text not null check (importance in ('gate', 'must', 'nice')),
  weight double precision not null check (weight > 0),
  required_years double precision,
  terms jsonb not null default '[]',
  primary key (upload_id, key)
);
create index criteria_user on criteria (user_id);
alter table criteria enable row level security;
create policy owner_only on criteria to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update on criteria to evenhand_app;

-- Forced, row-level security hides every row from the role that owns the tables, too: it is lifted for the move.
alter table bulk_file_uploads no force row level security;
alter table bulk_analysis_results no force row level security;
insert into criteria (user_id, upload_id, key, position, wording, kind, importance, weight, required_years, terms)
  select u.user_id, u.id, c->>'id', place, c->>'wording', c->>'kind', c->>'importance', (c->>'weight')::double precision,
    (c->>'required_years')::double precision, c->'terms'
  from bulk_file_uploads u, jsonb_array_elements(u.vacancy->'criteria') with ordinality as listed(c, place);
update bulk_file_uploads set vacancy = '{"set_aside": [], "lines": []}'::jsonb || (vacancy - 'criteria') where vacancy is not null;
-- So that they can be shown. No score is made from these two: without role_fit there is none to make.
update bulk_analysis_results set findings = (
    select jsonb_agg(jsonb_build_object('likeness', 0, 'mentions', jsonb_array_length(f->'quotes')) || f order by place)
    from jsonb_array_elements(findings) with ordinality as listed(f, place)
  ) where findings <> '[]';
alter table bulk_file_uploads force row level security;
alter table bulk_analysis_results force row level security;
alter table criteria force row level security;
