-- A link that opens a download in a browser, which sends no bearer header with it. Only the hash of its secret is kept; what it gives is read
-- anew each time, so that somebody who was deleted meanwhile is in no bundle.
create table exports (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  candidate_ids uuid[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index exports_user on exports (user_id);
create index exports_end on exports (expires_at);

alter table exports enable row level security;
alter table exports force row level security;
create policy owner_only on exports to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
create policy across_owners on exports to evenhand_system using (true) with check (true);
grant insert on exports to evenhand_app;
-- Whoever follows a link is nobody yet: its row says whose it is.
grant select, delete on exports to evenhand_system;
