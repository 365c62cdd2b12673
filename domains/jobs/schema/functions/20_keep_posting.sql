create or replace trigger posting_follows_machine before insert or update of state on jobs.posting
  for each row execute function platform.keep_to_machine('state', 'draft',
    'draft > in_moderation published',
    'in_moderation > published rejected withdrawn',
    'published > in_moderation closed filled expired',
    'closed > published',
    'filled > published',
    'expired > published');
