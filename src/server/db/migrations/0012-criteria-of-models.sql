-- What a model has read in a job description, so that the same one is read once. It goes with the upload it was asked for.
create table vacancy_answers (
  user_id uuid not null references users on delete cascade,
  upload_id uuid not null references bulk_file_uploads on delete cascade,
  vacancy_hash text not null,
  model text not null,
  prompt_version text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, vacancy_hash, model, prompt_version)
);
create index vacancy_answers_upload on vacancy_answers (upload_id);

alter table vacancy_answers enable row level security;
alter table vacancy_answers force row level security;
create policy owner_only on vacancy_answers to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert on vacancy_answers to evenhand_app;
