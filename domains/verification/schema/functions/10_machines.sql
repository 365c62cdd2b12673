create or replace trigger business_follows_machine before insert or update of state on verification.business
  for each row execute function platform.keep_to_machine('state', 'not_started',
    'not_started > in_progress submitted suspended',
    'in_progress > verified submitted suspended',
    'submitted > in_review in_progress suspended',
    'in_review > submitted needs_information verified rejected in_progress suspended',
    'needs_information > in_review rejected in_progress suspended',
    'verified > submitted expiring expired suspended',
    'expiring > verified submitted expired suspended',
    'expired > verified submitted suspended',
    'rejected > submitted suspended',
    'suspended > revoked');

create or replace trigger hit_follows_machine before insert or update of state on verification.hit
  for each row execute function platform.keep_to_machine('state', 'potential',
    'potential > confirmed_once cleared',
    'confirmed_once > confirmed cleared');

create or replace trigger contact_follows_machine before insert or update of state on verification.contact
  for each row execute function platform.keep_to_machine('state', 'waiting',
    'waiting > proven failed',
    'failed > proven',
    'proven > failed expiring expired',
    'expiring > proven failed expired',
    'expired > proven failed');
