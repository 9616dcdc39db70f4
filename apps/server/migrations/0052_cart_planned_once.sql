-- Its look at a cart is planned once, not anew for every cart that is smaller than most: that took as long as all the rest.
alter function held_cart set plan_cache_mode = force_generic_plan;
