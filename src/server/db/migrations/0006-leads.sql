-- Where somebody on trial wants the scores sent, and whether whoever reads mail there agreed. `tell_when_done` is an owner's wish.
alter table bulk_file_uploads
  add column email_confirmed_at timestamptz,
  add column results_mailed_at timestamptz,
  add column tell_when_done boolean not null default false;

alter table one_time_tokens
  add column upload_id uuid references bulk_file_uploads on delete cascade,
  drop constraint one_time_tokens_purpose_check,
  add check (purpose in ('recovery', 'confirmation', 'lead')),
  add check ((purpose = 'lead') = (upload_id is not null));
create index one_time_tokens_upload on one_time_tokens (upload_id) where upload_id is not null;

grant select (email), insert on waitlist_signups to evenhand_system;
grant insert on file_uploads to evenhand_system;
grant update (email_confirmed_at) on bulk_file_uploads to evenhand_system;
