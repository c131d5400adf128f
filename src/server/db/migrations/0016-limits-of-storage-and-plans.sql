-- Uploads are found by their status across owners: those that a late scan holds, and those that were never started.
grant select (status) on bulk_file_uploads to evenhand_system;
create index bulk_file_uploads_unstarted on bulk_file_uploads (user_id, created_at) where status = 'uploaded';

-- How many CVs an upload was begun for: no more can be stored in it. Null where nobody said.
alter table bulk_file_uploads add column announced_cvs integer;

-- How many bytes an owner has stored, kept by the rows of the files themselves: whoever stores a file asks this with every file, and
-- adding up ten thousand rows each time would take longer than storing it.
create table storage_use (
  user_id uuid primary key references users on delete cascade,
  bytes bigint not null
);
alter table stored_files no force row level security;
insert into storage_use (user_id, bytes) select user_id, sum(size_bytes) from stored_files group by user_id;
alter table stored_files force row level security;

alter table storage_use enable row level security;
alter table storage_use force row level security;
create policy owner_only on storage_use to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
create policy across_owners on storage_use to evenhand_system using (true) with check (true);
grant select, insert, update on storage_use to evenhand_app, evenhand_system;

-- Once for a statement: an upload takes its 250 files along in one. A trial's files change their owner.
create function count_stored_bytes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update storage_use u set bytes = u.bytes - gone.bytes
      from (select user_id, sum(size_bytes) as bytes from removed group by user_id) gone where gone.user_id = u.user_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into storage_use as u (user_id, bytes) select user_id, sum(size_bytes) from added group by user_id
      on conflict (user_id) do update set bytes = u.bytes + excluded.bytes;
  end if;
  return null;
end
$$;
create trigger stored_files_added after insert on stored_files
  referencing new table as added for each statement execute function count_stored_bytes();
create trigger stored_files_changed after update on stored_files
  referencing old table as removed new table as added for each statement execute function count_stored_bytes();
create trigger stored_files_removed after delete on stored_files
  referencing old table as removed for each statement execute function count_stored_bytes();

-- A CV that came with a trial and is beyond the month's screenings. It is there, without a judgement, until it is screened again.
alter table bulk_analysis_results drop constraint bulk_analysis_results_status_check;
alter table bulk_analysis_results add constraint bulk_analysis_results_status_check
  check (status in ('pending', 'analyzing', 'completed', 'error', 'locked'));
create index bulk_analysis_results_locked on bulk_analysis_results (user_id) where status = 'locked';
-- Its unit is not taken.
grant select (candidate_id), delete on usage_ledger to evenhand_system;
