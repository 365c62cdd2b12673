create or replace trigger comment_follows_machine before insert or update of state on comments.comment
  for each row execute function platform.keep_to_machine('state', 'pending',
    'pending > approved spam removed',
    'approved > spam removed',
    'spam > approved removed');
