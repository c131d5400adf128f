-- How often something happened on a page in a day. Nothing here belongs to anybody: there is no owner, no visitor and no address.
create table analytics_counts (
  day date not null,
  name text not null,
  page text not null,
  detail text not null default '',
  hits bigint not null,
  time_ms bigint not null default 0,
  primary key (day, name, page, detail)
);
alter table analytics_counts enable row level security;
alter table analytics_counts force row level security;
create policy across_owners on analytics_counts to evenhand_system using (true) with check (true);
grant select, insert, update, delete on analytics_counts to evenhand_system;
