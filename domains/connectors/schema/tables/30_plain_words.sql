comment on table connectors.open_payment is
  'One request to a wallet at another provider. Each column is filled in once that step is done, so any server can take the next step. Rows are deleted 30 days after the request ended.';
