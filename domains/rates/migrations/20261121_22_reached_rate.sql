-- A rate crossed over extreme ones may be larger or smaller than any source may say.
alter table rates.alert alter column reached_rate type numeric;
