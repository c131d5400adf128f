-- Uploads are found by their status across owners: those that a late scan holds, and those that were never started.
grant select (status) on bulk_file_uploads to evenhand_system;
