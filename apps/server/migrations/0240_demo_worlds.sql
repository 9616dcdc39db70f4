-- Which programs have made what they make of a demo world, and on which day: the next start of the same one looks at nothing else.
create table demo_worlds (
  program text not null,
  day date not null,
  primary key (program, day)
);
