-- What lists and tables tell of the last decision besides its kind.
alter table bulk_analysis_results add column decision_reason text not null default '', add column decided_at timestamptz;

-- An entry of the audit log may vouch for a row elsewhere: its id and the hash of what it says. The log itself still holds ids and
-- hashes only, and what a hash was made of goes when its candidate is erased.
alter table audit_log add column record_id uuid, add column record_digest bytea;
create index audit_log_records on audit_log (record_id) where record_id is not null;

-- Entries without a record are written as they always were, so that the seals they have stay right.
create function audit_text(entry audit_log) returns text language sql stable as $$
  select (jsonb_build_array(entry.id, entry.user_id, entry.action, entry.subject_id, extract(epoch from entry.created_at))
    || case when entry.record_id is null then '[]'::jsonb
         else jsonb_build_array(entry.record_id, encode(entry.record_digest, 'hex')) end)::text
$$;
create or replace function audit_seal(before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(coalesce(before, ''::bytea) || convert_to(audit_text(entry), 'UTF8'))
$$;

-- Every column by its name: one that is added later changes no hash.
create function decision_text(decided candidate_decisions) returns text language sql stable as $$
  select jsonb_build_object(
    'id', decided.id, 'sequence', decided.sequence, 'batch_id', decided.batch_id, 'user_id', decided.user_id,
    'candidate_id', decided.candidate_id, 'upload_id', decided.upload_id, 'job_id', decided.job_id,
    'decision', decided.decision, 'reason', decided.reason, 'note', decided.note, 'undoes', decided.undoes,
    'decided_by', decided.decided_by, 'decided_at', extract(epoch from decided.decided_at),
    'board_version', decided.board_version, 'engine_version', decided.engine_version, 'score', decided.score,
    'rank', decided.rank, 'ranked_of', decided.ranked_of, 'minutes_open', decided.minutes_open,
    'evidence_opened', decided.evidence_opened, 'grounds', decided.grounds)::text
$$;
create function decision_digest(decided candidate_decisions) returns bytea language sql stable as $$
  select sha256(convert_to(decision_text(decided), 'UTF8'))
$$;

create policy sealing on candidate_decisions for select to evenhand_audit using (true);
create policy sealing on bulk_analysis_results for select to evenhand_audit using (true);
grant select on candidate_decisions to evenhand_audit;
grant select (id, decision) on bulk_analysis_results to evenhand_audit;

-- Where decisions and the log disagree; nothing where they agree. Of a candidate who was erased the log alone is left.
create function find_decision_faults() returns table (decision_id uuid, fault text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.record_id, case when d.id is null then 'removed' else 'changed' end
    from audit_log e left join candidate_decisions d on d.id = e.record_id
    where e.record_id is not null and case when d.id is null
      then exists (select from bulk_analysis_results c where c.id = e.subject_id)
      else decision_digest(d) <> e.record_digest end
  union all
  select d.id, 'unsealed' from candidate_decisions d where not exists (select from audit_log e where e.record_id = d.id)
  union all
  select latest.id, 'shown otherwise' from bulk_analysis_results c
    cross join lateral (select d.id, d.decision from candidate_decisions d where d.candidate_id = c.id
      order by d.sequence desc limit 1) latest
    where c.decision is distinct from latest.decision
$$;

-- What the owner's evidence pack vouches with: what was hashed, the entry of the log, its seal and the one before it.
create function list_decision_seals(candidate uuid) returns table
  (decision_id uuid, sealed_text text, digest text, entry_text text, place bigint, seal_before text, seal text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, decision_text(d), encode(e.record_digest, 'hex'), audit_text(e), c.position,
      encode((select p.seal from audit_chain p where p.position = c.position - 1), 'hex'), encode(c.seal, 'hex')
    from candidate_decisions d join audit_log e on e.record_id = d.id join audit_chain c on c.audit_id = e.id
    where d.candidate_id = candidate and d.user_id = (select current_owner())
    order by d.sequence
$$;

-- The last seal stands for the whole log up to it. It is a hash and tells nothing of anybody.
create function read_log_head() returns table (place bigint, seal text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select position, encode(audit_chain.seal, 'hex') from audit_chain order by position desc limit 1
$$;

grant create on schema public to evenhand_audit;
alter function find_decision_faults() owner to evenhand_audit;
alter function list_decision_seals(uuid) owner to evenhand_audit;
alter function read_log_head() owner to evenhand_audit;
revoke create on schema public from evenhand_audit;
revoke all on function find_decision_faults(), list_decision_seals(uuid), read_log_head() from public;
grant execute on function find_decision_faults() to evenhand_system;
grant execute on function list_decision_seals(uuid), read_log_head() to evenhand_app;
