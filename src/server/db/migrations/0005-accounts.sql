alter table users add column email_confirmed_at timestamptz;

-- Whoever tries the product without an account is a user without an address, known by a secret that one browser holds.
alter table users
  add column trial_secret_hash text unique,
  add check (is_anonymous = (trial_secret_hash is not null));
create index users_anonymous on users (created_at) where is_anonymous;

-- A session opened by a recovery link may set a new password and nothing else.
alter table sessions
  add column kind text not null default 'password' check (kind in ('password', 'recovery')),
  add column device text not null default '',
  add column last_used_at timestamptz not null default now();

-- What a link in a mail carries. Only hashes, each good for one use.
create table one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('recovery', 'confirmation')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);

-- How often somebody did something of late. Keys are hashed: an address tried in vain is nobody's to read.
create table rate_limits (
  bucket text not null,
  key_hash text not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (bucket, key_hash)
);
create index rate_limits_end on rate_limits (ends_at);

-- `handed_over_at` is written before the message goes out. Where a process dies after it, nobody knows whether the message
-- arrived, and it is not sent again: one lost mail can be asked for anew, a mail that comes twice cannot be taken back.
alter table outbox
  add column kind text not null,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  add column handed_over_at timestamptz,
  add column failed_at timestamptz,
  add column last_error text;
create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;

alter table one_time_tokens enable row level security;
alter table one_time_tokens force row level security;
create policy owner_only on one_time_tokens to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
alter table rate_limits enable row level security;
alter table rate_limits force row level security;

do $$
declare
  crossed text;
begin
  foreach crossed in array array[
    'one_time_tokens', 'rate_limits', 'outbox', 'waitlist_signups',
    'bulk_file_uploads', 'bulk_analysis_results', 'criteria', 'usage_ledger', 'jobs', 'applications', 'file_uploads'
  ] loop
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', crossed);
  end loop;
end
$$;
grant select, insert, update, delete on one_time_tokens, rate_limits, outbox to evenhand_system;
grant delete on users, sessions, refresh_tokens to evenhand_system;
grant select (id, created_at), delete on waitlist_signups to evenhand_system;

-- A trial passes to the account that claims it, and old rows are found across owners. What a CV says stays out of reach.
grant select (id, user_id, created_at, job_description_file_path, job_description_file_paths, cv_file_paths),
  update (user_id, email, job_description_file_path, job_description_file_paths, cv_file_paths) on bulk_file_uploads to evenhand_system;
grant select (id, user_id, created_at, bulk_upload_id, cv_file_path), update (user_id, cv_file_path) on bulk_analysis_results to evenhand_system;
grant update (user_id, path) on stored_files to evenhand_system;
grant select (user_id), update (user_id) on criteria, usage_ledger, jobs, applications, file_uploads to evenhand_system;

-- What is old goes by its age, across owners: that takes an id and a date, and no word of what the row says.
create policy across_owners on candidate_analyses to evenhand_system using (true) with check (true);
grant select (id, created_at), delete on candidate_analyses, file_uploads to evenhand_system;
grant delete on bulk_analysis_results to evenhand_system;

-- An open page reads its candidate every few seconds; an hour of it is one view.
create unique index audit_log_views on audit_log (user_id, subject_id, date_trunc('hour', created_at at time zone 'UTC'))
  where action = 'candidate_viewed';
