-- A file whose pages are pictures takes seconds a page. It waits in a lane of its own; the lane is in the row, so that a
-- restart finds it there.
alter table tasks
  add column lane text not null default 'quick' check (lane in ('quick', 'slow')),
  add column page_number integer,
  add column page_count integer,
  add check ((page_number is null) = (page_count is null));

alter table bulk_analysis_results
  add column page_sizes jsonb not null default '[]',
  add column hidden_text jsonb not null default '[]',
  add column hidden_characters integer not null default 0,
  add column odd_characters integer not null default 0;
