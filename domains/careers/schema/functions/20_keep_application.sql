create or replace trigger application_follows_machine before insert or update of state on careers.application
  for each row execute function platform.keep_to_machine('state', 'submitted',
    'submitted > seen shortlisted interview declined withdrawn no_response',
    'seen > shortlisted interview offer declined withdrawn',
    'shortlisted > interview offer declined withdrawn',
    'interview > interviewed offer declined withdrawn',
    'interviewed > interview offer declined withdrawn',
    'offer > hired turned_down declined withdrawn',
    'hired > called_off');
