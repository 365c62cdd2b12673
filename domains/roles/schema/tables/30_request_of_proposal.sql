create unique index role_request_proposal on roles.role_request (proposal_id) where proposal_id is not null;
