-- What a month comes to for everybody.
create index earning_lines_of_months on earning_lines (month);
