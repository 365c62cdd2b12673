comment on table connectors.open_payment is
  'A request to a wallet at another provider, and how far it has come: whoever asks next goes on from there. Deleted 30 days after it ended, with the address of the payer''s wallet.';
