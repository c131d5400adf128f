-- The name-swap check of a vacancy: its own CVs, each judged under other names. Counts only; of whom they are is in no row once it ended.
create table name_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  engine_version text not null,
  board_version integer not null,
  -- Names that each CV was judged under, besides its own.
  names integer not null,
  cvs integer not null,
  -- Without a name that could be swapped, without a kept text, or erased meanwhile.
  left_out integer not null default 0,
  pairs integer not null default 0,
  moved integer not null default 0,
  largest integer not null default 0,
  -- Which task (of the kind judge_known, as for every portion of stored CVs) checks which CVs; a portion goes when it is done.
  portions jsonb not null default '{}'
);
create index name_checks_job on name_checks (job_id, started_at);
create index name_checks_user on name_checks (user_id);
alter table name_checks enable row level security;
alter table name_checks force row level security;
create policy owner_only on name_checks to evenhand_app
  using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on name_checks to evenhand_app;
