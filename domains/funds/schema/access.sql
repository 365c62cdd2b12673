-- Orders are added and change their state, valuations are added: none is removed.
revoke delete on funds.unit_order, funds.position, funds.fund from the_application;
revoke update, delete on funds.valuation from the_application;
