-- A unit belongs to the period that ran when it was taken, not to a span of the clock: a clock that is set back gives no units
-- back, and one that is set forward takes none twice.
alter table usage_ledger add column period timestamptz;
update usage_ledger set period = users.resume_count_reset_date from users
  where users.id = usage_ledger.user_id and usage_ledger.created_at >= users.resume_count_reset_date - interval '1 month';
create index usage_ledger_period on usage_ledger (user_id, period);
grant select (period), update (period) on usage_ledger to evenhand_system;
grant update (resume_count_reset_date) on users to evenhand_app;

-- What is accepted and not yet settled holds a unit.
create index bulk_analysis_results_unsettled on bulk_analysis_results (user_id) where status in ('pending', 'analyzing');

-- Whoever asks the payment provider takes a number first. What was asked for earlier than what stands here is not written.
alter table users
  add column subscription_status text,
  add column subscription_ends_at timestamptz,
  add column billing_asked integer not null default 0,
  add column billing_written integer not null default 0;

-- Ids only. What was heard once is not heard again.
create table billing_events (
  id text primary key,
  created_at timestamptz not null default now()
);

-- Customers of erased accounts whom the payment provider has yet to forget.
create table closed_customers (
  customer_id text primary key,
  created_at timestamptz not null default now()
);

-- What a payment provider would know, where none is configured.
create table test_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  customer_id text not null,
  "interval" text not null check ("interval" in ('month', 'year')),
  success_url text not null,
  cancel_url text not null,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
create index test_checkouts_user on test_checkouts (user_id);

create table test_subscriptions (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null unique,
  status text not null,
  "interval" text not null check ("interval" in ('month', 'year')),
  cancel_at_period_end boolean not null default false,
  current_period_end timestamptz not null,
  created_at timestamptz not null default now()
);

do $$
declare
  made text;
begin
  foreach made in array array['billing_events', 'closed_customers', 'test_checkouts', 'test_subscriptions'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', made);
  end loop;
  foreach made in array array['test_checkouts', 'test_subscriptions'] loop
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', made);
  end loop;
end
$$;
grant select, insert, delete on billing_events, closed_customers to evenhand_system;
grant select, insert, update, delete on test_checkouts, test_subscriptions to evenhand_app;
grant select, insert on test_checkouts to evenhand_system;
grant select on test_subscriptions to evenhand_system;
