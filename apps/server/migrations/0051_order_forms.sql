-- With those of 0049: the form of an order is looked at with the books.
alter table orders
  drop constraint orders_check4,
  drop constraint orders_declared_cents_check;
