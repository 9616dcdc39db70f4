-- What a shopper has of one kind is called a balance everywhere.
alter table purses rename to balances;
alter table balances rename constraint purses_pkey to balances_pkey;
alter table balances rename constraint purses_owner_id_fkey to balances_owner_id_fkey;
alter table balances rename constraint purses_hold_enough to balances_hold_enough;
alter trigger purses_stay on balances rename to balances_stay;
