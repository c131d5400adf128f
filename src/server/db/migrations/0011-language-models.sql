-- How a result came about: the other engine's score, why no model judged, quotes that the CV does not hold.
alter table bulk_analysis_results
  add column other_score integer,
  add column engine_note text,
  add column unlocated_quotes integer not null default 0;

-- What a model has answered, so that the same question is asked once. It goes with the CV it was asked for.
create table model_answers (
  user_id uuid not null references users on delete cascade,
  candidate_id uuid not null references bulk_analysis_results on delete cascade,
  cv_hash text not null,
  criteria_hash text not null,
  model text not null,
  prompt_version text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, cv_hash, criteria_hash, model, prompt_version)
);
create index model_answers_candidate on model_answers (candidate_id);

-- What the asking has cost. It outlives the upload, for the sum of the month.
create table model_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  upload_id uuid references bulk_file_uploads on delete set null,
  model text not null,
  month date not null,
  calls integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost double precision,
  unique (user_id, upload_id, model, month)
);
create index model_usage_upload on model_usage (upload_id);

do $$
declare
  made text;
begin
  foreach made in array array['model_answers', 'model_usage'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', made);
  end loop;
end
$$;
create policy across_owners on model_usage to evenhand_system using (true) with check (true);
grant select, insert on model_answers to evenhand_app;
grant select, insert, update on model_usage to evenhand_app;
-- What a trial has spent goes with its upload to whoever claims it.
grant select, update on model_usage to evenhand_system;
