-- What an insurance pays for has to be told within so many hours of the delivery.
update settings set value = value || '{"claimHours": 72}' where name = 'parcel.liability' and not value ? 'claimHours';
