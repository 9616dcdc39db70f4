-- A payment that cannot be booked as it was seen is settled again inside its own transaction.
drop function refuse_to_book();
