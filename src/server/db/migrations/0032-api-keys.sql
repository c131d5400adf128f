-- Programs use the product with a key of their owner's. Only its hash is kept: a copy of the database opens nothing.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  secret_hash text not null unique,
  -- The last characters, so that a key in a settings file can be told from the others.
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'screen', 'decide']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- By the minute: it is written with the first call of each.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);
alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy owner_only on api_keys to evenhand_app
  using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
-- A key says who its owner is, so it is looked up across owners.
create policy across_owners on api_keys to evenhand_system using (true) with check (true);
grant select, insert, update (revoked_at) on api_keys to evenhand_app;
grant select (id, user_id, name, secret_hash, scopes, expires_at, last_used_at, revoked_at), update (last_used_at), delete on api_keys
  to evenhand_system;
