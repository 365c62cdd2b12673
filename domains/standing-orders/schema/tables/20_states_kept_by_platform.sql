-- The platform's one function keeps states to their machines (functions/10_keep_order.sql).
drop trigger if exists standing_order_follows_machine on standing_orders.standing_order;
drop function if exists standing_orders.keep_standing_order_states();
drop function if exists standing_orders.standing_order_may_become(text, text);
