export const tasksHref = '/customertask/promotion';
export const toolHref = '/customertask/promotiontool';
