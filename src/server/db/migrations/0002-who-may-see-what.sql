grant usage on schema public to evenhand_app, evenhand_system;

-- As a sub-select the owner is looked up once for a statement; bare, once for every row it touches.
do $$
declare
  owned text;
begin
  foreach owned in array array[
    'sessions', 'refresh_tokens', 'jobs', 'bulk_file_uploads', 'stored_files', 'bulk_analysis_results', 'applications',
    'candidate_analyses', 'tasks', 'usage_ledger', 'live_events', 'idempotency_keys', 'audit_log', 'outbox', 'file_uploads'
  ] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', owned);
  end loop;
end
$$;

alter table users enable row level security;
alter table users force row level security;
create policy owner_only on users to evenhand_app using (id = (select current_owner())) with check (id = (select current_owner()));
-- A visitor leaves a row and never reads one.
alter table waitlist_signups enable row level security;
alter table waitlist_signups force row level security;

grant select, insert, update, delete on
  jobs, bulk_file_uploads, stored_files, bulk_analysis_results, applications, candidate_analyses, tasks,
  idempotency_keys, outbox, file_uploads to evenhand_app;
grant select, insert on usage_ledger, live_events to evenhand_app;
grant insert on audit_log to evenhand_app;
grant select on users, sessions to evenhand_app;
grant update (full_name) on users to evenhand_app;

do $$
declare
  crossed text;
begin
  foreach crossed in array array['users', 'sessions', 'refresh_tokens', 'tasks', 'stored_files', 'live_events', 'idempotency_keys', 'audit_log'] loop
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', crossed);
  end loop;
end
$$;
grant select, insert, update on users, sessions, refresh_tokens to evenhand_system;
grant select, update on tasks to evenhand_system;
grant select on stored_files to evenhand_system;
grant select, delete on live_events, idempotency_keys to evenhand_system;
grant insert on audit_log to evenhand_system;
