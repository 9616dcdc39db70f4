-- Orders of a team that more may still join: its purchase is made when the team has closed, and not before.
alter table orders add column gathering boolean not null default false;

update orders set gathering = true from team_participations p join teams t on t.id = p.team_id
where p.order_id = orders.id and t.state = 20 and orders.status = 20;
