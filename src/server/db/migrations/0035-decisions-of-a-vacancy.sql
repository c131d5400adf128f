-- The page of a vacancy lists what was decided there last.
create index candidate_decisions_opening on candidate_decisions (user_id, job_id, sequence);
