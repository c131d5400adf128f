-- Two roles that own nothing. evenhand_app sees the rows of one owner; evenhand_system does the few
-- things that happen before or across owners (signing in, leases, clean-up) and is granted only those tables.
do $$
begin
  perform pg_advisory_xact_lock(hashtext('evenhand_roles'));
  if not exists (select from pg_roles where rolname = 'evenhand_app') then
    create role evenhand_app nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'evenhand_system') then
    create role evenhand_system nologin noinherit;
  end if;
  execute format('grant evenhand_app, evenhand_system to %I', current_user);
end
$$;

-- No owner set means null, and null equals no row: a query that forgot its owner finds nothing.
create function current_owner() returns uuid language sql stable
  return nullif(current_setting('evenhand.owner', true), '')::uuid;

create table users (
  id uuid primary key default gen_random_uuid(),
  email text,
  full_name text not null default '',
  password_hash text,
  is_anonymous boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'paid', 'trialing')),
  resume_count_reset_date timestamptz not null default date_trunc('month', now()) + interval '1 month',
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  created_at timestamptz not null default now(),
  check (is_anonymous or (email is not null and password_hash is not null))
);
create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Only hashes: a copy of the database signs nobody in.
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  parent_hash text
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_user on refresh_tokens (user_id);

create table jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now()
);
create index jobs_user on jobs (user_id, status, title);

create table bulk_file_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  job_id uuid references jobs on delete set null,
  email text,
  created_at timestamptz not null default now(),
  job_description_file_path text not null default '',
  job_description_file_paths text[] not null default '{}',
  cv_file_paths text[] not null default '{}',
  total_cvs integer not null default 0 check (total_cvs between 0 and 250),
  status text not null default 'uploaded' check (status in ('uploaded', 'analyzing', 'completed', 'error', 'cancelled')),
  error_message text,
  vacancy jsonb,
  shortlist_count integer check (shortlist_count between 1 and 50),
  shortlist_percentage integer check (shortlist_percentage between 5 and 100),
  claim_secret_hash text,
  check (shortlist_count is null or shortlist_percentage is null)
);
create index bulk_file_uploads_user on bulk_file_uploads (user_id, created_at desc);

create table stored_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  upload_id uuid not null references bulk_file_uploads on delete cascade,
  bucket text not null check (bucket in ('job-descriptions', 'cv-uploads')),
  path text not null,
  storage_key text not null unique,
  file_name text not null,
  size_bytes integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  unique (bucket, path),
  unique (upload_id, bucket, file_name)
);
create index stored_files_user on stored_files (user_id);

create table bulk_analysis_results (
  id uuid primary key default gen_random_uuid(),
  bulk_upload_id uuid references bulk_file_uploads on delete cascade,
  user_id uuid not null references users on delete cascade,
  position integer not null default 0,
  candidate_name text,
  file_name text not null,
  cv_file_path text not null,
  status text not null default 'pending' check (status in ('pending', 'analyzing', 'completed', 'error')),
  error_message text,
  is_skipped boolean not null default false,
  score integer check (score between 0 and 100),
  summary text,
  strengths jsonb not null default '[]',
  concerns jsonb not null default '[]',
  technical_skills jsonb not null default '[]',
  soft_skills jsonb not null default '[]',
  interview_insights jsonb not null default '[]',
  employment_history jsonb not null default '[]',
  education jsonb not null default '[]',
  certifications jsonb not null default '[]',
  current_job_title text,
  current_employer text,
  current_start_date text,
  current_end_date text,
  current_location text,
  seniority_level text,
  needs_review boolean not null default false,
  findings jsonb not null default '[]',
  removed jsonb not null default '[]',
  reading_quality double precision,
  evidence_confidence double precision,
  musts_met integer,
  engine_version text,
  is_shortlisted boolean not null default false,
  shortlist_rank integer,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- Starting an upload twice must not screen a CV twice, and a file name addresses one CV.
  unique (bulk_upload_id, cv_file_path),
  unique (bulk_upload_id, file_name),
  check ((status = 'completed') = (score is not null) or bulk_upload_id is null)
);
create index bulk_analysis_results_user on bulk_analysis_results (user_id, created_at desc, id);
create index bulk_analysis_results_rank on bulk_analysis_results (bulk_upload_id, shortlist_rank);

create table applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  candidate_id uuid not null unique references bulk_analysis_results on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  confidence double precision,
  created_at timestamptz not null default now()
);
create index applications_user on applications (user_id);

create table candidate_analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  file_name text not null,
  score integer not null check (score between 0 and 100),
  summary text not null,
  strengths jsonb not null default '[]',
  concerns jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index candidate_analyses_user on candidate_analyses (user_id);

-- Queued work. A row and its message in the queue are always changed in one transaction.
create table tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  upload_id uuid not null references bulk_file_uploads on delete cascade,
  candidate_id uuid unique references bulk_analysis_results on delete cascade,
  kind text not null check (kind in ('read_vacancy', 'screen_cv')),
  priority integer not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done')),
  stage text not null default 'parsing',
  failures integer not null default 0,
  crashes integer not null default 0,
  lease_token uuid,
  lease_holder integer,
  lease_until timestamptz,
  started_at timestamptz,
  check ((kind = 'screen_cv') = (candidate_id is not null)),
  check ((state = 'running') = (lease_token is not null))
);
create index tasks_upload on tasks (upload_id, state);
create index tasks_running on tasks (lease_until) where state = 'running';
create index tasks_user on tasks (user_id);

-- One row per CV that was screened, for ever: what a user has used is counted here and nowhere else.
-- No reference to the candidate: deleting a candidate does not give the unit back.
create table usage_ledger (
  candidate_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  upload_id uuid,
  created_at timestamptz not null default now()
);
create index usage_ledger_user on usage_ledger (user_id, created_at);

create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  event jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_user on live_events (user_id, id);

-- Part of the transaction that made a change. The owner's lock lets numbers become visible in their order: a reader who has
-- seen 7 will never find a 6 that committed later. One call instead of three, because every CV that ends makes one.
create function announce(owner uuid, events jsonb) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(owner::text, 1));
  insert into live_events (user_id, event) select owner, value from jsonb_array_elements(events);
  perform pg_notify('evenhand_live', owner::text);
end
$$;

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  route text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);

create table audit_log (
  id bigint generated always as identity primary key,
  user_id uuid,
  action text not null,
  subject_id uuid,
  created_at timestamptz not null default now()
);
create index audit_log_user on audit_log (user_id, id);

create table outbox (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_user on outbox (user_id);

create table waitlist_signups (
  id uuid primary key default gen_random_uuid(),
  full_name text,
  email text not null,
  data_consent boolean not null,
  marketing_consent boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index waitlist_signups_email on waitlist_signups (lower(email));

create table file_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  email text,
  created_at timestamptz not null default now()
);
create index file_uploads_user on file_uploads (user_id);
