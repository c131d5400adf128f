-- A task whose tries were used up by faults of ours waits for the operator. `failure` says of what kind they were, never about whom.
alter table tasks
  add column queued_at timestamptz not null default now(),
  add column parked_at timestamptz,
  add column failure text;
alter table tasks drop constraint tasks_state_check;
alter table tasks add constraint tasks_state_check check (state in ('queued', 'running', 'done', 'parked'));
alter table tasks add constraint tasks_parked_check check ((state = 'parked') = (parked_at is not null));
create index tasks_open on tasks (kind, state, queued_at) where state <> 'done';
create index outbox_failed on outbox (failed_at) where failed_at is not null;

-- When each chore of the housekeeping was last done.
create table chores (
  name text primary key,
  done_at timestamptz not null default now()
);
alter table chores enable row level security;
alter table chores force row level security;
create policy across_owners on chores to evenhand_system using (true) with check (true);
grant select, insert, update on chores to evenhand_system;

-- Somebody who tries ids that are not theirs tries many: a minute of it is one entry.
create unique index audit_log_refusals on audit_log (user_id, date_trunc('minute', created_at at time zone 'UTC'))
  where action = 'access_refused';

-- Each entry of the audit log is sealed with the seal before it: a changed, removed or slipped-in entry breaks the chain.
create table audit_chain (
  position bigint primary key,
  audit_id bigint not null unique,
  seal bytea not null
);
alter table audit_chain enable row level security;
alter table audit_chain force row level security;

do $$
begin
  perform pg_advisory_xact_lock(hashtext('evenhand_roles'));
  if not exists (select from pg_roles where rolname = 'evenhand_audit') then
    create role evenhand_audit nologin noinherit;
  end if;
  execute format('grant evenhand_audit to %I', current_user);
end
$$;
grant usage on schema public to evenhand_audit;
create policy sealing on audit_chain to evenhand_audit using (true) with check (true);
create policy sealing on audit_log for select to evenhand_audit using (true);
grant select, insert on audit_chain to evenhand_audit;
grant select on audit_log to evenhand_audit;

create function audit_seal(before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(coalesce(before, ''::bytea) || convert_to(jsonb_build_array(
    entry.id, entry.user_id, entry.action, entry.subject_id, extract(epoch from entry.created_at))::text, 'UTF8'))
$$;

-- Runs when its transaction commits: whoever waits here for the seal before holds every other lock already, so nobody waits for
-- each other, and the wait is as long as one commit.
create function seal_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest audit_chain;
begin
  perform pg_advisory_xact_lock(7210333);
  select * into latest from audit_chain order by position desc limit 1;
  insert into audit_chain (position, audit_id, seal)
    values (coalesce(latest.position, 0) + 1, new.id, audit_seal(latest.seal, new));
  return null;
end
$$;

-- Where the chain is broken; nothing where it holds.
create function find_audit_faults() returns table (audit_id bigint, fault text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with linked as (
    select c.audit_id, c.position, c.seal, lag(c.seal) over (order by c.position) as before, lag(c.position) over (order by c.position) as previous
    from audit_chain c
  )
  select l.audit_id, case when e.id is null then 'removed' when l.position <> coalesce(l.previous, 0) + 1 then 'unlinked' else 'changed' end
    from linked l left join audit_log e on e.id = l.audit_id
    where e.id is null or l.position <> coalesce(l.previous, 0) + 1 or l.seal <> audit_seal(l.before, e)
  union all
  select e.id, 'unsealed' from audit_log e where not exists (select from audit_chain c where c.audit_id = e.id)
$$;

create constraint trigger audit_log_sealed after insert on audit_log
  deferrable initially deferred for each row execute function seal_audit_entry();

-- In the role that may, because the tables keep even their owner from their rows.
set local role evenhand_audit;
do $$
declare
  entry audit_log;
  latest bytea;
  place bigint := 0;
begin
  for entry in select * from audit_log order by id loop
    latest := audit_seal(latest, entry);
    place := place + 1;
    insert into audit_chain (position, audit_id, seal) values (place, entry.id, latest);
  end loop;
end
$$;
reset role;

grant create on schema public to evenhand_audit;
alter function seal_audit_entry() owner to evenhand_audit;
alter function find_audit_faults() owner to evenhand_audit;
revoke create on schema public from evenhand_audit;
revoke all on function seal_audit_entry(), find_audit_faults() from public;
grant execute on function find_audit_faults() to evenhand_system;
