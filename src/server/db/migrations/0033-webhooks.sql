-- Addresses that are told what happened. The secret signs each message, so it has to be readable again: it is sealed with the key
-- that encrypts stored files, and a copy of the database signs nothing.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null check (char_length(url) <= 2000),
  sealed_secret bytea not null,
  events text[] not null check (cardinality(events) > 0),
  created_at timestamptz not null default now(),
  -- Since when no message has been taken; null while it works.
  failing_since timestamptz,
  disabled_at timestamptz
);
create index webhooks_user on webhooks (user_id);

-- What is sent, and the log of it. The payload holds ids, never words of a CV.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  event text not null,
  payload text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Null: it is not waiting.
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  last_status integer,
  last_error text
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null;
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_user on webhook_deliveries (user_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['webhooks', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', owned);
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', owned);
  end loop;
end
$$;
grant select, insert, update (failing_since, disabled_at), delete on webhooks to evenhand_app;
grant select, insert, update on webhook_deliveries to evenhand_app;
grant select, update (failing_since, disabled_at) on webhooks to evenhand_system;
grant select, update, delete on webhook_deliveries to evenhand_system;
