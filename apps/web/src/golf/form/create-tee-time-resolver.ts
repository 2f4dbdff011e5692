import { createTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { zodResolver } from "@hookform/resolvers/zod";

export const createTeeTimeResolver = zodResolver(createTeeTimeInput);
