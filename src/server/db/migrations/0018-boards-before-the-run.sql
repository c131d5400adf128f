-- The criteria that somebody set before the screening. Null: they are read from the job description.
alter table bulk_file_uploads add column board jsonb;
-- A screening that was cancelled before any CV was judged may begin again with other criteria.
grant delete on criteria to evenhand_app;
