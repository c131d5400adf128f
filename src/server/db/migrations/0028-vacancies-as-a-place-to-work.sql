-- When the owner last looked at a vacancy: what was judged later is marked as new. Null: never.
alter table jobs add column seen_at timestamptz;
-- What was said and counted when it was closed; it stays when the candidates are erased. Null: it was not closed.
alter table jobs add column closing jsonb;

-- Ways to reach a person, spelt alike, so that the same person is found in another vacancy of the same owner. Columns, because
-- row-level security lets an index serve plain comparisons only.
alter table bulk_analysis_results
  add column email_key text generated always as (nullif(lower(btrim(contact_email)), '')) stored,
  -- Country codes and leading zeros are written or left out.
  add column phone_key text generated always as (
    case when length(regexp_replace(contact_phone, '\D', '', 'g')) >= 9 then right(regexp_replace(contact_phone, '\D', '', 'g'), 9) end) stored;
create index bulk_analysis_results_email on bulk_analysis_results (user_id, email_key) where email_key is not null;
create index bulk_analysis_results_phone on bulk_analysis_results (user_id, phone_key) where phone_key is not null;
create index bulk_analysis_results_content on bulk_analysis_results (user_id, content_hash) where content_hash is not null;

-- The product still cannot read the audit log: it is told what the present owner did with things that it names.
create index audit_log_subject on audit_log (user_id, subject_id, id) where subject_id is not null;
create function list_own_audit(subjects uuid[], actions text[], most integer)
  returns table (action text, subject_id uuid, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.action, l.subject_id, l.created_at from audit_log l
    where l.user_id = current_owner() and l.subject_id = any(subjects) and l.action = any(actions)
    order by l.id desc limit most
$$;
grant create on schema public to evenhand_audit;
alter function list_own_audit(uuid[], text[], integer) owner to evenhand_audit;
revoke create on schema public from evenhand_audit;
revoke all on function list_own_audit(uuid[], text[], integer) from public;
grant execute on function list_own_audit(uuid[], text[], integer) to evenhand_app;
