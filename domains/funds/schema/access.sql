-- Orders are added and change their state; valuations and moves of cash are added: none is removed.
revoke delete on funds.unit_order, funds.position, funds.fund from the_application;
revoke update, delete on funds.valuation, funds.placement, funds.spending from the_application;
