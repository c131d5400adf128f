-- Which person a screened CV is of, among those of its owner. The row goes with the candidate. Apart from the candidate, because joining
-- two people must not wait for the transactions that rank and judge.
create table person_cvs (
  candidate_id uuid primary key references bulk_analysis_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  person_id uuid not null,
  -- Said by hand: the CV is of none of these people, whatever else it has in common with them.
  parted_from uuid[] not null default '{}'
);
create index person_cvs_person on person_cvs (user_id, person_id);

-- A sketch of the blinded text: of texts that are nearly the same most bands are equal (analysis/extract/sketch-text.ts).
create table cv_bands (
  candidate_id uuid not null references bulk_analysis_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  band integer not null,
  primary key (candidate_id, band)
);
create index cv_bands_band on cv_bands (user_id, band);

-- Those who were screened before, by what tells them apart best; forced, row-level security would hide them. Of their texts there is no
-- sketch.
alter table bulk_analysis_results no force row level security;
insert into person_cvs (candidate_id, user_id, person_id)
  select id, user_id, md5(user_id::text || coalesce(email_key, phone_key, content_hash, id::text))::uuid
  from bulk_analysis_results where status = 'completed' and bulk_upload_id is not null;
alter table bulk_analysis_results force row level security;

do $$
declare
  owned text;
begin
  foreach owned in array array['person_cvs', 'cv_bands'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy owner_only on %I to evenhand_app using (user_id = (select current_owner())) with check (user_id = (select current_owner()))', owned);
    execute format('create policy across_owners on %I to evenhand_system using (true) with check (true)', owned);
  end loop;
end
$$;
grant select, insert, update, delete on person_cvs, cv_bands to evenhand_app;
-- A trial passes over to its claimer.
grant select (user_id), update (user_id) on person_cvs, cv_bands to evenhand_system;

-- At 4 of 16 equal bands seven tenths of the text are the same. Of 31,125 pairs of 250 real CVs none shared a band.
create function near_cvs(of_candidate uuid) returns setof uuid language sql stable as $$
  select other.candidate_id from cv_bands own
    join cv_bands other on other.user_id = own.user_id and other.band = own.band and other.candidate_id <> own.candidate_id
    where own.candidate_id = of_candidate group by other.candidate_id having count(*) >= 4
$$;

-- The second person becomes the first.
create function merge_people(kept uuid, gone uuid) returns void language sql as $$
  update person_cvs set person_id = kept where user_id = current_owner() and person_id = gone;
  update person_cvs set parted_from = array_replace(parted_from, gone, kept) where user_id = current_owner() and gone = any(parted_from);
$$;

-- One at a time for each owner: two CVs of one person that end together would become two people.
create function lock_people() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('people ' || current_owner(), 0))
$$;

-- The person of a CV that was read: whom most speaks for, by text, e-mail address, telephone number, then nearly the same text. Several
-- become one, unless they were parted by hand. A CV that is read again stays whose it was.
create function assign_person(of_candidate uuid) returns void language plpgsql as $$
declare
  found uuid[];
  other uuid;
begin
  perform lock_people();
  if exists (select from person_cvs where candidate_id = of_candidate) then
    return;
  end if;
  with own as (select * from bulk_analysis_results where id = of_candidate and user_id = current_owner()),
    alike as (
      select c.id, 1 as strength from own join bulk_analysis_results c on c.user_id = own.user_id and c.content_hash = own.content_hash
      union all select c.id, 2 from own join bulk_analysis_results c on c.user_id = own.user_id and c.email_key = own.email_key
      union all select c.id, 3 from own join bulk_analysis_results c on c.user_id = own.user_id and c.phone_key = own.phone_key
      union all select near, 4 from near_cvs(of_candidate) near),
    people as (
      select p.person_id, min(strength) as strength, max(c.created_at) as latest from alike
        join person_cvs p on p.candidate_id = alike.id join bulk_analysis_results c on c.id = alike.id group by p.person_id)
    select array_agg(person_id order by strength, latest desc) into found from people;
  insert into person_cvs (candidate_id, user_id, person_id)
    select id, user_id, coalesce(found[1], gen_random_uuid()) from bulk_analysis_results
    where id = of_candidate and user_id = current_owner();
  foreach other in array coalesce(found[2:], '{}') loop
    if not exists (select from person_cvs where user_id = current_owner()
        and (person_id = found[1] and other = any(parted_from) or person_id = other and found[1] = any(parted_from))) then
      perform merge_people(found[1], other);
    end if;
  end loop;
end
$$;
