-- What a person decided about a candidate. Rows are added and never changed: a second thought is another row, and the last one of a
-- candidate counts. Each holds what was known when it was made, because scores, boards and engines change afterwards.
create table candidate_decisions (
  id uuid primary key default gen_random_uuid(),
  -- Given out under the candidate's lock: of two tabs at the same moment the later one has the higher number.
  sequence bigint generated always as identity unique,
  -- What was decided with one press, so that it is undone with one.
  batch_id uuid not null,
  user_id uuid not null references users on delete cascade,
  candidate_id uuid not null references bulk_analysis_results on delete cascade,
  -- No references: a screening holds the lock of its upload while it waits for candidates. They go with their candidate.
  upload_id uuid,
  job_id uuid,
  -- Null: it was taken back, and nothing is decided.
  decision text check (decision in ('advance', 'hold', 'decline')),
  reason text not null default '' check (char_length(reason) <= 200),
  note text not null default '' check (char_length(note) <= 2000),
  -- The batch that this row takes back.
  undoes uuid,
  decided_by text not null,
  decided_at timestamptz not null default clock_timestamp(),
  board_version integer,
  engine_version text,
  score integer,
  rank integer,
  ranked_of integer,
  -- How long the report had been open, and which quotes had been opened in it.
  minutes_open integer not null default 0,
  evidence_opened jsonb not null default '[]',
  -- Each criterion as it stood, with its points and quotes, and what was set aside before judging.
  grounds jsonb not null
);
create index candidate_decisions_candidate on candidate_decisions (candidate_id, sequence);
create index candidate_decisions_user on candidate_decisions (user_id, sequence);
create index candidate_decisions_batch on candidate_decisions (batch_id);

-- The last decision, where lists filter and count by it.
alter table bulk_analysis_results add column decision text check (decision in ('advance', 'hold', 'decline'));
drop index bulk_analysis_results_figures;
create index bulk_analysis_results_figures on bulk_analysis_results (user_id)
  include (id, job_id, status, score, match_score, is_shortlisted, tech_match, soft_match, experience_level, flag_level, decision);

-- How long the report of a candidate has been open so far, and which of its quotes were opened.
create table report_readings (
  candidate_id uuid primary key references bulk_analysis_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  first_opened_at timestamptz not null default now(),
  -- The minute that was counted last: two tabs in one minute are one minute.
  last_minute timestamptz not null default date_trunc('minute', now()),
  minutes integer not null default 1 check (minutes > 0),
  opened jsonb not null default '[]'
);
create index report_readings_user on report_readings (user_id);

-- The account's own list of reasons; null as long as it is the one that everybody begins with.
alter table users add column decision_reasons jsonb;
grant update (decision_reasons) on users to evenhand_app;

do $$
declare
  owned text;
begin
  foreach owned in array array['candidate_decisions', 'report_readings'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', owned);
  end loop;
end
$$;
grant select, insert on candidate_decisions to evenhand_app;
grant select, insert, update on report_readings to evenhand_app;
