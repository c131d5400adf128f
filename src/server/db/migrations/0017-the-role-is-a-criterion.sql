-- Having held the advertised post is a criterion of its own kind.
alter table criteria drop constraint criteria_kind_check;
alter table criteria add constraint criteria_kind_check
  check (kind in ('role', 'skill', 'experience', 'education', 'certificate', 'soft_skill', 'duty'));
