-- The job that a report is about. It stays named where the reporter changes the words of their answers.
alter table fraud.report add column job_id uuid;
