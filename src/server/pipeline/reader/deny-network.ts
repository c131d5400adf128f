import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

function refuse(): never {
  throw new Error("A reader has no network.");
}

// Nothing in a reader has reason to connect anywhere; a library that tries fails instead of telling somebody about a CV.
net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
Object.assign(dns, { lookup: refuse, resolve: refuse, Resolver: refuse });
Object.assign(dns.promises, { lookup: refuse, resolve: refuse, Resolver: refuse });
syncBuiltinESMExports();
