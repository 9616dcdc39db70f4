-- An entry that goes to the server together with what it pays for: where it is not written, nothing behind it may be.
create function refuse_to_book() returns void language plpgsql as $$
begin
  raise exception 'nothing was booked' using errcode = 'SB001';
end $$;
