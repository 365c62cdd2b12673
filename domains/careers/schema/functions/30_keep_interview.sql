create or replace trigger interview_follows_machine before insert or update of state on careers.interview
  for each row execute function platform.keep_to_machine('state', 'offered',
    'offered > booked other_times held cancelled',
    'booked > offered other_times held cancelled',
    'other_times > offered held cancelled');
