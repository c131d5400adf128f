-- For how long after it came a CV may be considered for other vacancies. Null, as everybody begins: not at all.
alter table users add column consider_months integer check (consider_months between 1 and 12);
grant update (consider_months) on users to evenhand_app;
-- Taken out by hand: the person of this CV is considered for no other vacancy, with this CV or another.
alter table bulk_analysis_results add column is_kept_out boolean not null default false;

alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (kind in ('read_vacancy', 'screen_cv', 'judge_known'));

-- Stored CVs as a vacancy's board judges them, apart from its applicants. Nobody is charged for them, and they go with their
-- candidate, with the vacancy and with the account.
create table known_matches (
  job_id uuid not null references jobs on delete cascade,
  candidate_id uuid not null references bulk_analysis_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Which task judges it; no reference, because the row outlives its task.
  task_id uuid not null,
  ranking_id uuid not null,
  board_version integer not null,
  -- Null as long as it waits. With it and without a score: it could not be judged.
  judged_at timestamptz,
  score integer check (score between 0 and 100),
  summary text,
  primary key (job_id, candidate_id)
);
create index known_matches_best on known_matches (user_id, job_id, score);
create index known_matches_task on known_matches (task_id);
create index known_matches_candidate on known_matches (candidate_id);
alter table known_matches enable row level security;
alter table known_matches force row level security;
create policy owner_only on known_matches to evenhand_app
  using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on known_matches to evenhand_app;
