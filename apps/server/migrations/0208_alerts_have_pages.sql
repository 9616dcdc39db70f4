-- Where in the console an alert is seen to: whoever may open that page is told. Those of before are the administrators'.
alter table staff_alerts add column page text not null default 'machines';
alter table staff_alerts alter column page drop default;
