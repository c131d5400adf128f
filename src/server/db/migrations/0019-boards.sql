-- A board is set as a whole: rows come and go, and each state of it is kept with who set it and when.
alter table bulk_file_uploads add column board_version integer not null default 1 check (board_version > 0);

-- So many CVs are screened before the others, to see how the board divides them. Null: all of them at once.
alter table bulk_file_uploads add column first_look integer check (first_look > 0);

create table board_versions (
  upload_id uuid not null references bulk_file_uploads on delete cascade,
  version integer not null check (version > 0),
  user_id uuid not null references users on delete cascade,
  -- Null for the one that the screening began with.
  made_by text,
  made_at timestamptz not null default now(),
  criteria jsonb not null,
  primary key (upload_id, version)
);
create index board_versions_user on board_versions (user_id);

-- What a criterion that is added later is matched against. It goes with its candidate. `json` and not `jsonb`: it is stored and
-- handed on as it was written, and never looked into here.
create table cv_texts (
  candidate_id uuid primary key references bulk_analysis_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  kept json not null check (octet_length(kept::text) <= 4000000),
  -- Of criteria that are on the board no longer, so that an undo finds what was found.
  left_findings jsonb not null default '[]'
);
create index cv_texts_user on cv_texts (user_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['board_versions', 'cv_texts'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', owned);
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', owned);
  end loop;
end
$$;
grant select, insert, delete on board_versions to evenhand_app;
grant select, insert, update on cv_texts to evenhand_app;
-- A trial passes over to its claimer.
grant select (user_id), update (user_id) on board_versions, cv_texts to evenhand_system;
